import { NewsletterNotice } from '#app/features/newsletter/newsletter-notice.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { LinkButton } from '#app/ui/button.tsx'

export const handle: PageHandle = { isUnlisted: true, isShared: true }

/** Does not reveal whether the email address was new. */
export default function Sent() {
  const t = useTranslations('newsletter')
  return (
    <NewsletterNotice title={t('sent.title')} text={t('sent.text')}>
      <div>
        <LinkButton href="/">{t('home')}</LinkButton>
      </div>
    </NewsletterNotice>
  )
}
