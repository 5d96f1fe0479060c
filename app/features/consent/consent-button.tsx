import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { CHOICE_FIELD, type CHOICES } from './consent-choice.ts'

const LABEL_KEYS = { all: 'accept-all', needed: 'needed-only', chosen: 'save' } as const

export function ConsentButton({ choice }: { choice: (typeof CHOICES)[number] }) {
  const t = useTranslations('consent')
  return (
    <Button type="submit" variant="outline" name={CHOICE_FIELD} value={choice}>
      {t(LABEL_KEYS[choice])}
    </Button>
  )
}
