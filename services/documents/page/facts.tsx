import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Paragraph } from './paragraph.tsx'
import { Rule } from './rule.tsx'

export type Fact = readonly [name: string, value: string]

/** Shows names and values, one per line. Empty values are omitted. */
export function Facts({ facts, nameWidth = 60 }: { facts: readonly Fact[]; nameWidth?: number }) {
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (
      <View key={name} style={{ flexDirection: 'row', gap: 8 }} wrap={false}>
        <Paragraph tone="muted" style={{ width: nameWidth }}>
          {name}
        </Paragraph>
        <Paragraph style={{ flex: 1 }}>{value}</Paragraph>
      </View>
    ))
}

export function Columns({ columns }: { columns: readonly { title: string; content: ReactNode }[] }) {
  return (
    <View style={{ flexDirection: 'row', gap: 24, marginBottom: 20 }}>
      {columns.map(({ title, content }) => (
        <View key={title} style={{ flex: 1 }}>
          <Paragraph isStrong style={{ marginBottom: 3 }}>
            {title}
          </Paragraph>
          {content}
        </View>
      ))}
    </View>
  )
}

/** Shows right-aligned rows of names and amounts. The last row is emphasized. */
export function Totals({ rows }: { rows: readonly Fact[] }) {
  return (
    <View wrap={false} style={{ marginLeft: 'auto', width: 270, marginTop: 10 }}>
      {rows.map(([name, value], index) => {
        const isLast = index === rows.length - 1
        // The longer text may wrap.
        const isSentence = value.length > name.length
        return (
          <View key={name}>
            {isLast && <Rule tone="ink" />}
            <View style={{ flexDirection: 'row', gap: 16, paddingVertical: 3 }}>
              <View style={isSentence ? {} : { flex: 1 }}>
                <Paragraph tone={isLast ? 'ink' : 'muted'} isStrong={isLast}>
                  {name}
                </Paragraph>
              </View>
              <View style={isSentence ? { flex: 1 } : {}}>
                <Paragraph isStrong={isLast} style={{ textAlign: 'right' }}>
                  {value}
                </Paragraph>
              </View>
            </View>
          </View>
        )
      })}
    </View>
  )
}
