import { View } from '@react-pdf/renderer'
import { HAIRLINE, useDocument } from './style.ts'

/** A line across. Drawn as an area, because the library fails to draw borders of what it repeats on several pages. */
export function Rule({
  tone = 'hairline',
  weight = HAIRLINE,
}: {
  tone?: 'hairline' | 'ink'
  weight?: number
}) {
  return <View style={{ height: weight, backgroundColor: useDocument().house.look.colors[tone] }} />
}
