import { Text } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { SIZE, useDocument } from './style.ts'
import { tagProps } from './tag.ts'
import { DISPLAY, TEXT } from './typefaces.ts'
import { typeset } from './typeset.ts'

type Tone = 'ink' | 'muted' | 'alert'
type Style = {
  readonly flex?: number
  readonly width?: number | string
  readonly marginTop?: number
  readonly marginBottom?: number
  readonly textAlign?: 'right'
}

/** Text in the house's typeface. `isStrong` emphasizes it, like names in a table. */
export function Paragraph({
  children,
  tone = 'ink',
  isStrong = false,
  size = SIZE.text,
  style = {},
}: {
  children: string
  tone?: Tone
  isStrong?: boolean
  size?: number
  style?: Style
}) {
  const { colors } = useDocument().house.look
  const { text, fontFamily } = typeset(children, TEXT)
  const own = { fontFamily, fontSize: size, lineHeight: 1.4, fontWeight: isStrong ? 500 : 400 } as const
  return (
    <Text {...tagProps('P')} style={[own, { color: colors[tone] }, style]}>
      {text}
    </Text>
  )
}

export function Title({
  children,
  size = SIZE.title,
  level = 'H1',
}: {
  children: string
  size?: number
  level?: 'H1' | 'H2' | 'H3'
}) {
  const { colors } = useDocument().house.look
  const { text, fontFamily } = typeset(children, DISPLAY)
  return (
    <Text {...tagProps(level)} style={{ fontFamily, fontSize: size, lineHeight: 1.15, color: colors.ink }}>
      {text}
    </Text>
  )
}

/** Shows lines of text one below the other, such as an address. */
export function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address may be equal.
  return lines.map((line, index) => <Paragraph key={index}>{line}</Paragraph>)
}
