import { View } from '@react-pdf/renderer'
import { HAIRLINE, useDocument } from './style.ts'

/**
 * A horizontal line. It is drawn as a filled area, because the library does not draw borders of elements repeated on
 * several pages.
 */
export function Rule({
  tone = 'hairline',
  weight = HAIRLINE,
}: {
  tone?: 'hairline' | 'ink'
  weight?: number
}) {
  return <View style={{ height: weight, backgroundColor: useDocument().house.look.colors[tone] }} />
}
