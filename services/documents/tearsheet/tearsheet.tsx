import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { reconcileLength } from '#domain/list/drawn-piece.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { getUnits } from '#domain/market/market.ts'
import type { Outline } from '#domain/product/outline.ts'
import { measureLength } from '#domain/product/units.ts'
import type { Translator } from '../orders/document-messages.ts'
import { createDocumentTranslator } from '../orders/document-messages.ts'
import type { Fact } from '../page/facts.tsx'
import { Paragraph, Title } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { Rule } from '../page/rule.tsx'
import { SIZE, useDocument } from '../page/style.ts'
import type { LabeledView } from './drawing.tsx'
import { Drawing } from './drawing.tsx'
import { Finishes } from './finishes.tsx'
import type { TearsheetFormats } from './formats.ts'
import { tearsheetFormats } from './formats.ts'
import { pieceFacts } from './piece-facts.ts'
import { Sheet } from './sheet.tsx'
import {
  type AsideLayout,
  FACT_NAME_WIDTH,
  GAP,
  HEADING_WIDTH,
  layOutSheet,
  PICTURE_WIDTH,
  SECTION_PADDING,
} from './sheet-layout.ts'

/** Below this ratio of height to width, a piece such as a rug is drawn from above. */
const FLAT_RATIO_MAX = 0.05

/**
 * A tearsheet for an architect's files: the picture of a piece, details, finishes, and a drawing with dimensions. It
 * has one page, or two if there are many finishes or details. `outline` comes from the CAD file.
 */
export function TearsheetPages({ sheet, outline }: { sheet: Tearsheet; outline: Outline | null }) {
  const { pictures: files } = useDocument()
  const { language, country, title, pictures, finishes } = sheet
  const tag = toLanguageTag({ language, country })
  const t = createDocumentTranslator(language, tag)
  const formats = tearsheetFormats(tag)
  const facts = pieceFacts(sheet, t, formats).filter(([, value]) => value !== '')
  const { width, aside, pictureHeight, lowerHeight } = layOutSheet(sheet, facts)
  const otherPictures = pictures.slice(1).filter((url) => files.has(url))
  return (
    <Sheet sheet={sheet} day={formats.day(sheet.on)} t={t}>
      <View style={{ flexDirection: 'row', gap: GAP, marginBottom: 20 }}>
        <Picture url={pictures[0] ?? null} title={title} width={PICTURE_WIDTH} height={pictureHeight} />
        <Piece sheet={sheet} facts={facts} t={t} formats={formats} layout={aside} />
      </View>
      {finishes.length > 1 && (
        <Section title={t('documents.tearsheet.finishes')}>
          <Finishes sheet={sheet} t={t} width={width - HEADING_WIDTH} />
        </Section>
      )}
      {outline && (
        <Section title={t('product.details.dimensions')}>
          <Drawing
            {...labelViews(sheet, outline, { t, formats })}
            alt={t('documents.tearsheet.drawing', { title })}
            width={width - HEADING_WIDTH}
            height={lowerHeight}
          />
        </Section>
      )}
      {!outline && otherPictures.length > 0 && (
        <View wrap={false} style={{ flexDirection: 'row', gap: 16 }}>
          {otherPictures.map((url) => (
            <Picture
              key={url}
              url={url}
              title={title}
              width={(width - 32) / 3}
              height={Math.min(lowerHeight, 204)}
            />
          ))}
        </View>
      )}
    </Sheet>
  )
}

/** A section with its heading at the left, below a line. It is never split. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View wrap={false}>
      <Rule />
      <View style={{ flexDirection: 'row', paddingVertical: SECTION_PADDING }}>
        <View style={{ width: HEADING_WIDTH }}>
          <Title level="H2" size={13}>
            {title}
          </Title>
        </View>
        {children}
      </View>
    </View>
  )
}

/**
 * Returns the views of a piece for a tearsheet, with dimensions in the country's units. The dimensions in the details
 * are preferred, so that both agree, and otherwise those of the drawing are used.
 */
function labelViews(
  { country, details: { dimensions } }: Tearsheet,
  { front, side, plan }: Outline,
  { t, formats }: { t: Translator; formats: TearsheetFormats },
): { views: LabeledView[]; heightLabel: string } {
  const formatLength = (drawnMm: number, knownCm: number | null) =>
    formats.measure(measureLength(reconcileLength(drawnMm, knownCm), getUnits(country)))
  const { widthCm, depthCm, heightCm } = dimensions
  if (plan && front.heightMm < front.widthMm * FLAT_RATIO_MAX) {
    const width = formatLength(plan.widthMm, widthCm)
    const view = { view: plan, width, caption: t('documents.tearsheet.above') }
    return { views: [view], heightLabel: formatLength(plan.heightMm, depthCm) }
  }
  const views = [
    { view: front, width: formatLength(front.widthMm, widthCm), caption: t('documents.tearsheet.front') },
    ...(side
      ? [{ view: side, width: formatLength(side.widthMm, depthCm), caption: t('documents.tearsheet.side') }]
      : []),
  ]
  return { views, heightLabel: formatLength(front.heightMm, heightCm) }
}

/** Shows workshop, name and price above the details. The last detail ends level with the picture. */
function Piece({
  sheet,
  facts,
  t,
  formats,
  layout: { width, height, titleSize, factPadding },
}: {
  sheet: Tearsheet
  facts: readonly Fact[]
  t: Translator
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

/** Shows the price with its kind, so that trade and public prices are not confused. */
function Price({
  sheet: { price },
  t,
  formats,
}: {
  sheet: Tearsheet
  t: Translator
  formats: TearsheetFormats
}) {
  if (price === null) return null
  const isUponRequest = price.amountMinor === 0
  const formattedPrice = formats.price(price.amountMinor, price.currency)
  const taxes = price.isTaxIncluded ? 'included' : 'excluded'
  return (
    <View style={{ marginTop: 12 }}>
      <Paragraph size={13}>
        {isUponRequest
          ? t('shell.price.upon-request')
          : price.isOpen
            ? t('shell.price.from', { price: formattedPrice })
            : formattedPrice}
      </Paragraph>
      {!isUponRequest && (
        <Paragraph tone="muted">{t(`documents.tearsheet.price.${price.kind}-${taxes}`)}</Paragraph>
      )}
    </View>
  )
}
