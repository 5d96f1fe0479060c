import { writeImageAddress } from '#contracts/image-address.ts'
import { initialOf } from '#domain/product/initial.ts'
import { amount, useMailStyle } from './mail-style.ts'
import type { OrderWords } from './order-words.ts'

/** The width of a picture in an email, in CSS pixels; its height follows from the picture's proportions. */
const PICTURE_WIDTH = 72
/** The smallest available width, in pixels: enough for the sharpest screens. */
const SENT_WIDTH = 360

/** One piece: its picture, its description, and its price. */
export function OrderLine({
  line,
  details,
  delivery,
  amount: sum,
  shopUrl,
}: OrderWords['lines'][number] & { shopUrl: string }) {
  const { picture, title, textLanguage } = line
  const { colors, emptyMat } = useMailStyle()
  const cell = { padding: '0 0 16px', verticalAlign: 'top' } as const
  return (
    <tr className="piece">
      <td className="photo" style={{ ...cell, width: PICTURE_WIDTH, paddingRight: 16 }}>
        {picture ? (
          <img
            src={new URL(jpegAddress(picture.url), shopUrl).href}
            alt={picture.alt}
            width={PICTURE_WIDTH}
            height={Math.round((PICTURE_WIDTH * picture.height) / picture.width)}
            style={{ display: 'block', background: colors.linen }}
          />
        ) : (
          <div aria-hidden="true" className="mat" style={emptyMat}>
            {initialOf(title)}
          </div>
        )}
      </td>
      <td className="text" style={cell}>
        <div lang={textLanguage ?? undefined} style={{ fontWeight: 500 }}>
          {title}
        </div>
        {details.map((detail) => (
          <div key={detail} className="muted" style={{ fontSize: 13.5, color: colors.muted }}>
            {detail}
          </div>
        ))}
        {delivery.map((words) => (
          <div key={words} style={{ fontSize: 13.5 }}>
            {words}
          </div>
        ))}
      </td>
      <td className="sum" style={{ ...amount, ...cell, whiteSpace: 'nowrap' }}>
        {sum}
      </td>
    </tr>
  )
}

/** Many mail programs show neither AVIF nor WebP. */
function jpegAddress(url: string): string {
  return writeImageAddress({ encodedUrl: encodeURIComponent(url), width: SENT_WIDTH, format: 'jpeg' })
}
