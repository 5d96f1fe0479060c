import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CopyField } from '#app/ui/form/copy-field.tsx'

/** The address of a link, to select or to copy. */
export function CopyLink({ address }: { address: string }) {
  const t = useTranslations('lists.share')
  return <CopyField label={t('address')} value={address} copy={t('copy')} copied={t('copied')} />
}
