import { Image, Text, View } from '@react-pdf/renderer'
import { initialOf } from '#domain/product/initial.ts'
import { useDocument } from './style.ts'
import { DISPLAY } from './typefaces.ts'
import { typeset } from './typeset.ts'

/** A picture in 4:5, or a mat with the initial of what it would show. `width` in points. */
export function Picture({ url, title, width }: { url: string | null; title: string; width: number }) {
  const { pictures, house } = useDocument()
  const { colors } = house.look
  const size = { width, height: Math.round(width * 1.25) }
  const bytes = url === null ? undefined : pictures.get(url)
  if (bytes)
    return (
      <Image
        src={{ data: Buffer.from(bytes), format: 'jpg' }}
        style={{ ...size, objectFit: 'cover', backgroundColor: colors.linen }}
      />
    )
  const { text, fontFamily } = typeset(initialOf(title), DISPLAY)
  return (
    <View style={{ ...size, backgroundColor: colors.linen, alignItems: 'center', justifyContent: 'center' }}>
      <Text style={{ fontFamily, fontSize: width * 0.4, color: colors.scrim }}>{text}</Text>
    </View>
  )
}
