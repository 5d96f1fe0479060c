import { MODEL_FRAGMENT, productPath, variantPath } from '#app/features/product/paths.ts'
import { drawQrCode } from '#app/page/draw-qr-code.server.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/room-code.ts'

/** Returns an SVG image of a QR code. It opens the 3D model of a piece on a phone, to place the piece in the room. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitorContext)
  const path = productPath(params.slug)
  const number = url.searchParams.get('variant')
  const shown = number ? variantPath({ path }, number) : path
  const { href } = new URL(`${localePath(locale, shown)}#${MODEL_FRAGMENT}`, url)
  if (href.length > HREF_MAX) return new Response(null, { status: 404 })
  return new Response(drawQrCode(href), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}

/** QR codes of longer URLs are not readable by cameras. */
const HREF_MAX = 300
