import { View } from '@react-pdf/renderer'
import type { QuoteLine } from '#contracts/quote.ts'
import { weeksOf } from '#domain/quote/quote-lead-time.ts'
import type { Words } from '../orders/document-messages.ts'
import { Paragraph } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { SIZE } from '../page/style.ts'

/** A piece of a quote with its picture, agreed finish and when it ships. */
export function QuotePiece({
  line: { picture, title, finish, artisan, sku, leadTimeDays },
  t,
}: {
  line: QuoteLine
  t: Words
}) {
  const details = [finish, artisan].filter((text) => text !== '').join(' · ')
  const ships = leadTimeDays === null ? '' : t('product.shipping.weeks', { weeks: weeksOf(leadTimeDays) })
  const article = t('documents.article', { sku })
  return (
    <View style={{ flexDirection: 'row', gap: 12, alignItems: 'center' }}>
      <Picture url={picture} title={title} width={34} />
      <View style={{ flex: 1 }}>
        <Paragraph isStrong>{title}</Paragraph>
        {details !== '' && <Paragraph tone="muted">{details}</Paragraph>}
        <Paragraph tone="muted" size={SIZE.small}>
          {[article, ships].filter((text) => text !== '').join(' · ')}
        </Paragraph>
      </View>
    </View>
  )
}
