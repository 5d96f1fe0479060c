import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layer/panel.tsx'
import { SAVED_ITEM_BACK } from '../paths.ts'
import { rememberPlace } from './place.ts'

/** Spec §2, §6: prompts a guest to sign in, who then returns to this place and finds the piece saved. */
export function SignInPrompt({
  productId,
  label,
  action,
  isOpen,
  onClose,
}: {
  productId: string
  /** What they wanted to do: 'Save Nuvola armchair'. */
  label: string
  action: string
  isOpen: boolean
  onClose: () => void
}) {
  const t = useTranslations('lists.sign-in')
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={label}>
      <form method="post" action={action} onSubmit={rememberPlace} className="grid gap-6">
        <p className="text-muted">{t('text')}</p>
        <input type="hidden" name={SAVED_ITEM_BACK} value={location.pathname + location.search} />
        <Button type="submit" name="save" value={productId} width="full">
          {t('submit')}
        </Button>
      </form>
    </Panel>
  )
}
