import { View } from '@react-pdf/renderer'
import type { Tearsheet } from '#contracts/tearsheet.ts'
import type { Translator } from '../orders/document-messages.ts'
import { Paragraph } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { SIZE, useDocument } from '../page/style.ts'
import { leadTimeText } from './piece-facts.ts'
import { SWATCH, SWATCH_GAP } from './sheet-layout.ts'

const COLUMNS = 3
const GAP = 14

/** Shows finishes in three columns, with their own article numbers and lead times, and how many more there are. */
export function Finishes({ sheet, t, width }: { sheet: Tearsheet; t: Translator; width: number }) {
  const { finishes, studio, moreFinishes } = sheet
  const cell = Math.floor((width - (COLUMNS - 1) * GAP) / COLUMNS)
  return (
    <View style={{ width }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: GAP, rowGap: SWATCH_GAP }}>
        {finishes.map((finish) => (
          <Finish
            key={`${finish.name} ${finish.article}`}
            finish={finish}
            leadTime={leadTimeText(finish.notice, t)}
            width={cell}
          />
        ))}
      </View>
      {moreFinishes !== 0 && (
        <Paragraph tone="muted" style={{ marginTop: 10 }}>
          {moreText(moreFinishes, studio === null, t)}
        </Paragraph>
      )}
    </View>
  )
}

function moreText(count: number | null, hasPage: boolean, t: Translator): string {
  if (count === null) return t('documents.tearsheet.more-unknown')
  return t(hasPage ? 'documents.tearsheet.more-on-page' : 'documents.tearsheet.more', { count })
}

function Finish({
  finish: { name, article, swatchColor, picture },
  leadTime,
  width,
}: {
  finish: Tearsheet['finishes'][number]
  leadTime: string
  width: number
}) {
  const hasSwatch = swatchColor !== null || picture !== null
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: 8, width }}>
      {hasSwatch && <Swatch color={swatchColor} picture={picture} name={name} />}
      <View style={{ flex: 1 }}>
        <Paragraph isStrong size={SIZE.small}>
          {name}
        </Paragraph>
        {article !== '' && (
          <Paragraph tone="muted" size={SIZE.small}>
            {article}
          </Paragraph>
        )}
        <Paragraph tone="muted" size={SIZE.small}>
          {leadTime}
        </Paragraph>
      </View>
    </View>
  )
}

function Swatch({ color, picture, name }: { color: string | null; picture: string | null; name: string }) {
  const { hairline } = useDocument().house.look.colors
  if (color === null)
    return <Picture url={picture} title={name} width={SWATCH} height={SWATCH} isDecorative />
  return (
    <View
      style={{
        width: SWATCH,
        height: SWATCH,
        backgroundColor: color,
        borderWidth: 0.5,
        borderColor: hairline,
      }}
    />
  )
}
