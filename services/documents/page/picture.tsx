import { Image, Text, View } from '@react-pdf/renderer'
import { firstCharacter } from '#domain/initial.ts'
import { useDocument } from './style.ts'
import { tagProps } from './tag.ts'
import { DISPLAY } from './typefaces.ts'
import { typeset } from './typeset.ts'

/** Shows a picture, in 4:5 unless a height is given, or a mat with the initial of its title. Sizes are in points. */
export function Picture({
  url,
  title,
  alt = title,
  width,
  height = Math.round(width * 1.25),
  isDecorative = false,
}: {
  url: string | null
  title: string
  alt?: string
  width: number
  height?: number
  /** True if the text beside it says the same. */
  isDecorative?: boolean
}) {
  const { pictures, house } = useDocument()
  const { colors } = house.look
  const size = { width, height }
  const bytes = url === null ? undefined : pictures.get(url)
  if (bytes)
    return (
      <Image
        {...(!isDecorative && tagProps('Figure', alt))}
        src={{ data: Buffer.from(bytes), format: 'jpg' }}
        style={{ ...size, objectFit: 'cover', backgroundColor: colors.linen }}
      />
    )
  const { text, fontFamily } = typeset(firstCharacter(title), DISPLAY)
  return (
    <View style={{ ...size, backgroundColor: colors.linen, alignItems: 'center', justifyContent: 'center' }}>
      <Text style={{ fontFamily, fontSize: width * 0.4, color: colors.scrim }}>{text}</Text>
    </View>
  )
}
