import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { Unbroken } from '#app/ui/text/unbroken.tsx'
import type { QuoteView } from './view/quote-view.server.ts'

/** The order that a quote became, or all orders of the account. */
export type OrderLink = { readonly kind: 'order' | 'orders'; readonly path: string }

/** The outcome of a quote that does not wait for its client, with the next step. `order` is null for a guest. */
export function QuoteState({ quote, order }: { quote: QuoteView; order: OrderLink | null }) {
  const t = useTranslations('quote.standing')
  const { state, acceptance, checkoutUrl, orderNumber, validUntil } = quote
  switch (state) {
    case 'revising':
      return <Notice>{t('revising')}</Notice>
    case 'accepted': {
      const accepted = { name: acceptance?.name ?? '', date: acceptance?.on ?? '' }
      return <Notice tone="success">{t(checkoutUrl === null ? 'by-hand' : 'accepted', accepted)}</Notice>
    }
    case 'ordered':
      return (
        <Notice tone="success" action={order && <TextLink href={order.path}>{t(order.kind)}</TextLink>}>
          <Unbroken text={t('ordered', { number: orderNumber ?? '' })} part={orderNumber ?? ''} />
        </Notice>
      )
    case 'declined':
      return <Notice action={<ConversationLink />}>{t('declined')}</Notice>
    case 'expired':
      return <Notice action={<ConversationLink />}>{t('expired', { date: validUntil })}</Notice>
    case 'withdrawn':
      return <Notice action={<ConversationLink />}>{t('withdrawn')}</Notice>
    case 'sent':
    case 'draft':
      return null
  }
}

/** The id of the conversation, which is beside the quote, or below it on phones. */
export const CONVERSATION_ID = 'conversation'

function ConversationLink() {
  const t = useTranslations('quote')
  return (
    <a href={`#${CONVERSATION_ID}`} className={classNames(TEXT_LINK, 'lg:hidden print:hidden')}>
      {t('conversation')}
    </a>
  )
}
