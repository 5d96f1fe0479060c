import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import type { Outline } from '#domain/product/outline.ts'
import { documentWords } from '../orders/document-messages.ts'
import { Title } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { Rule } from '../page/rule.tsx'
import { useDocument } from '../page/style.ts'
import { Drawing } from './drawing.tsx'
import { drawnViews } from './drawn-views.ts'
import { Finishes } from './finishes.tsx'
import { tearsheetFormats } from './formats.ts'
import { Piece } from './piece.tsx'
import { pieceFacts } from './piece-facts.ts'
import { Sheet } from './sheet.tsx'
import { GAP, HEADING_WIDTH, layOutSheet, PICTURE_WIDTH, SECTION_PADDING } from './sheet-layout.ts'

/**
 * What an architect files of a piece: its picture, details, finishes, and a drawing with its measures. One page, or two if there
 * are many finishes or details. `outline`: what the CAD file shows of it.
 */
export function TearsheetPages({ sheet, outline }: { sheet: Tearsheet; outline: Outline | null }) {
  const { pictures: files } = useDocument()
  const { language, country, title, pictures, finishes } = sheet
  const tag = toLanguageTag({ language, country })
  const t = documentWords(language, tag)
  const formats = tearsheetFormats(tag)
  const facts = pieceFacts(sheet, t, formats).filter(([, value]) => value !== '')
  const { width, aside, pictureHeight, lowerHeight } = layOutSheet(sheet, facts)
  const more = pictures.slice(1).filter((url) => files.has(url))
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
            {...drawnViews(sheet, outline, { t, formats })}
            alt={t('documents.tearsheet.drawing', { title })}
            width={width - HEADING_WIDTH}
            height={lowerHeight}
          />
        </Section>
      )}
      {!outline && more.length > 0 && (
        <View wrap={false} style={{ flexDirection: 'row', gap: 16 }}>
          {more.map((url) => (
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

/** A heading at the left, under a line. It is never split. */
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
