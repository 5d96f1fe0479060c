import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { QuoteView } from './view/quote-view.server.ts'

/** The order that a quote became, or all orders of the account. */
export type OrderLink = { readonly kind: 'order' | 'orders'; readonly path: string }

/** What has become of a quote that does not wait for its client, and what to do. `order`: null for a guest. */
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
          {t('ordered', { number: orderNumber ?? '' })}
        </Notice>
      )
    case 'declined':
      return <Notice>{t('declined')}</Notice>
    case 'expired':
      return <Notice>{t('expired', { date: validUntil })}</Notice>
    case 'withdrawn':
      return <Notice>{t('withdrawn')}</Notice>
    case 'sent':
    case 'draft':
      return null
  }
}
