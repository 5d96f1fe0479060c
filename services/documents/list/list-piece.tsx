import { View } from '@react-pdf/renderer'
import type { ListDocumentPiece } from '#contracts/list-document.ts'
import { Paragraph, Title } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { Rule } from '../page/rule.tsx'
import { SIZE } from '../page/style.ts'
import { type ListContext, pieceLines, priceText } from './list-words.ts'

/** In points. */
const PICTURE = { width: 100, height: 125 } as const
const GAP = 12

type PieceProps = { piece: ListDocumentPiece; context: ListContext; width: number }

/** Shows a piece beside its picture, half a page wide. */
export function ListPiece({ piece, context, width }: PieceProps) {
  const { title, note } = piece
  return (
    <View style={{ width, flexDirection: 'row', gap: GAP }}>
      <PiecePicture piece={piece} context={context} {...PICTURE} />
      <View
        style={{
          width: width - PICTURE.width - GAP,
          minHeight: PICTURE.height,
          justifyContent: 'space-between',
        }}
      >
        <View>
          <Paragraph tone="muted" size={SIZE.small}>
            {piece.artisan}
          </Paragraph>
          <Title level="H3" size={title.length > 32 ? 12 : 14}>
            {title}
          </Title>
          <View style={{ height: 4 }} />
          <Lines lines={pieceLines(piece, context)} />
          {note !== '' && (
            <Paragraph size={SIZE.small} style={{ marginTop: 5 }}>
              {note}
            </Paragraph>
          )}
        </View>
        <PieceSum piece={piece} context={context} />
      </View>
    </View>
  )
}

/** Shows the first piece of a section below a full-width picture. */
export function LeadPiece({ piece, context, width, height }: PieceProps & { height: number }) {
  return (
    <View wrap={false} style={{ marginBottom: 26 }}>
      <PiecePicture piece={piece} context={context} width={width} height={height} />
      <View style={{ flexDirection: 'row', gap: 14, paddingTop: 11 }}>
        <View style={{ width: 168 }}>
          <Paragraph tone="muted" size={SIZE.small}>
            {piece.artisan}
          </Paragraph>
          <Title level="H3" size={piece.title.length > 40 ? 13 : 16}>
            {piece.title}
          </Title>
        </View>
        <View style={{ width: 104 }}>
          <Lines lines={pieceLines(piece, context)} />
        </View>
        <Paragraph size={SIZE.small} style={{ flex: 1 }}>
          {piece.note}
        </Paragraph>
        <View style={{ width: 76, alignItems: 'flex-end' }}>
          <Paragraph style={{ textAlign: 'right' }}>{sumText(piece, context)}</Paragraph>
          <Paragraph tone="muted" size={SIZE.small} style={{ textAlign: 'right' }}>
            {quantityText(piece, context)}
          </Paragraph>
        </View>
      </View>
    </View>
  )
}

function PiecePicture({
  piece: { picture, title, artisan },
  context: { t },
  width,
  height,
}: PieceProps & { height: number }) {
  const alt = t('documents.list.picture', { title, artisan })
  return <Picture url={picture} title={title} alt={alt} width={width} height={height} />
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Paragraph key={line} tone="muted" size={SIZE.small}>
      {line}
    </Paragraph>
  ))
}

/** Shows the price of all units of a piece and how it is calculated. */
function PieceSum({ piece, context }: { piece: ListDocumentPiece; context: ListContext }) {
  const sum = sumText(piece, context)
  const quantity = quantityText(piece, context)
  if (sum === '' && quantity === '') return null
  return (
    <View>
      <View style={{ height: 8 }} />
      <Rule />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 8, paddingTop: 5 }}>
        <Paragraph>{sum}</Paragraph>
        <Paragraph tone="muted" size={SIZE.small}>
          {quantity}
        </Paragraph>
      </View>
    </View>
  )
}

function sumText({ unitMinor, quantity, isPriceOpen }: ListDocumentPiece, context: ListContext): string {
  return priceText(unitMinor === null ? null : unitMinor * quantity, context, isPriceOpen)
}

/** Returns the quantity if it is more than one, with the unit price if there is one. */
function quantityText({ unitMinor, quantity }: ListDocumentPiece, context: ListContext): string {
  if (quantity === 1) return ''
  const { list, t } = context
  return unitMinor && list.prices
    ? t('documents.list.each', { quantity, price: priceText(unitMinor, context) })
    : t('documents.list.quantity', { quantity })
}
