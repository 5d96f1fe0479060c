import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { CHOICE, type CHOICES } from './consent-choice.ts'

const WORDS = { all: 'accept-all', needed: 'needed-only', chosen: 'save' } as const

export function ConsentButton({ choice }: { choice: (typeof CHOICES)[number] }) {
  const t = useTranslations('consent')
  return (
    <Button type="submit" variant="outline" name={CHOICE} value={choice}>
      {t(WORDS[choice])}
    </Button>
  )
}
