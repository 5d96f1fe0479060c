import { View } from '@react-pdf/renderer'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import type { Words } from '../orders/document-messages.ts'
import type { Fact } from '../page/facts.tsx'
import { Paragraph, Title } from '../page/paragraph.tsx'
import { Rule } from '../page/rule.tsx'
import { SIZE } from '../page/style.ts'
import type { TearsheetFormats } from './formats.ts'
import { type AsideLayout, FACT_NAME_WIDTH } from './sheet-layout.ts'

/** Workshop, name and price above, details below: the last of them ends with the picture. */
export function Piece({
  sheet,
  facts,
  t,
  formats,
  layout: { width, height, titleSize, factPadding },
}: {
  sheet: Tearsheet
  facts: readonly Fact[]
  t: Words
  formats: TearsheetFormats
  layout: AsideLayout
}) {
  return (
    <View style={{ width, minHeight: height, justifyContent: 'space-between', gap: 14 }}>
      <View>
        <Paragraph tone="muted">{sheet.artisan}</Paragraph>
        <View style={{ height: 3 }} />
        <Title size={titleSize}>{sheet.title}</Title>
        <Price sheet={sheet} t={t} formats={formats} />
      </View>
      <View>
        <Rule />
        {facts.map(([name, value]) => (
          <View key={`${name} ${value}`}>
            <View style={{ flexDirection: 'row', gap: 8, paddingVertical: factPadding }}>
              <Paragraph tone="muted" size={SIZE.small} style={{ width: FACT_NAME_WIDTH }}>
                {name}
              </Paragraph>
              <Paragraph size={SIZE.small} style={{ flex: 1 }}>
                {value}
              </Paragraph>
            </View>
            <Rule />
          </View>
        ))}
      </View>
    </View>
  )
}

/** The price with its kind, so that no one takes one for the other. */
function Price({ sheet: { price }, t, formats }: { sheet: Tearsheet; t: Words; formats: TearsheetFormats }) {
  if (price === null) return null
  const isUponRequest = price.amountMinor === 0
  const stated = formats.price(price.amountMinor, price.currency)
  const taxes = price.isTaxIncluded ? 'included' : 'excluded'
  return (
    <View style={{ marginTop: 12 }}>
      <Paragraph size={13}>
        {isUponRequest
          ? t('shell.price.upon-request')
          : price.isOpen
            ? t('shell.price.from', { price: stated })
            : stated}
      </Paragraph>
      {!isUponRequest && (
        <Paragraph tone="muted">{t(`documents.tearsheet.price.${price.kind}-${taxes}`)}</Paragraph>
      )}
    </View>
  )
}
