import { Image } from '@react-pdf/renderer'
import { Wordmark } from './frame.tsx'
import { useDocument } from './style.ts'
import { tagged } from './tag.ts'

/** The sender of a document: the logo of a studio, at most `logoSize` points, else its name, else the house. */
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
      {...tagged('Figure', studio)}
      src={{ data: Buffer.from(logo), format: 'png' }}
      style={{ maxWidth: width, height, objectFit: 'contain', objectPosition: 'left bottom' }}
    />
  )
}
