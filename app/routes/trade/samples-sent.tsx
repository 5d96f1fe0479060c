import { SamplesNotice } from '#app/features/trade/samples/samples-notice.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'

export const handle: PageHandle = { isUnlisted: true, isShared: true }

/** Does not reveal whether samples were ordered for the email address before. */
export default function SamplesSent() {
  const t = useTranslations('trade.samples.mailbox')
  return <SamplesNotice title={t('title')} text={t('text')} />
}
