import { Image } from '@react-pdf/renderer'
import { Wordmark } from './frame.tsx'
import { useDocument } from './style.ts'
import { tagProps } from './tag.ts'

/** Shows the sender of a document: a studio's logo, at most `logoSize` points, or its name, or the house. */
export function Sender({
  studio,
  logoSize: { width, height } = { width: 150, height: 24 },
}: {
  studio: string | null
  logoSize?: { width: number; height: number }
}) {
  const { logo } = useDocument()
  if (studio === null || logo === null) return <Wordmark name={studio} />
  return (
    <Image
      {...tagProps('Figure', studio)}
      src={{ data: Buffer.from(logo), format: 'png' }}
      style={{ maxWidth: width, height, objectFit: 'contain', objectPosition: 'left bottom' }}
    />
  )
}
