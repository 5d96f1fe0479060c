import { View } from '@react-pdf/renderer'
import type { Order } from '#contracts/order/order.ts'
import { Paragraph } from '../page/paragraph.tsx'
import { Picture } from '../page/picture.tsx'
import { SIZE } from '../page/style.ts'

export function Piece({
  line: { picture, title, variantTitle, finish, artisanName },
  article,
  project,
  below,
}: {
  line: Order['lines'][number]
  article: string
  project: string | null
  below?: string | undefined
}) {
  const details = [variantTitle ?? '', finish ?? '', artisanName].filter((text) => text !== '').join(' · ')
  return (
    <View style={{ flexDirection: 'row', gap: 12, alignItems: 'center' }}>
      <Picture url={picture?.url ?? null} title={title} width={34} />
      <View style={{ flex: 1 }}>
        <Paragraph isStrong>{title}</Paragraph>
        {details !== '' && <Paragraph tone="muted">{details}</Paragraph>}
        <Paragraph tone="muted" size={SIZE.small}>
          {article}
        </Paragraph>
        {project && <Paragraph size={SIZE.small}>{project}</Paragraph>}
        {below && <Paragraph size={SIZE.small}>{below}</Paragraph>}
      </View>
    </View>
  )
}
