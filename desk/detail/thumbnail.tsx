import { Box } from '@mui/material'
import { writeImageAddress } from '#contracts/image-address.ts'

/** Shows a small picture, or an empty mat if there is none. The title beside it serves as the alternative text. */
export function Thumbnail({ url, width = 40 }: { url: string | null; width?: number }) {
  const size = { width, height: Math.round(width * 1.25), flexShrink: 0, backgroundColor: 'action.hover' }
  if (url === null) return <Box sx={size} />
  const src = writeImageAddress({ encodedUrl: encodeURIComponent(url), width: IMAGE_WIDTH, format: 'webp' })
  return <Box component="img" src={src} alt="" loading="lazy" sx={{ ...size, objectFit: 'cover' }} />
}

/** The smallest width that the shop serves, in pixels. */
const IMAGE_WIDTH = 360
