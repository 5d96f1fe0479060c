import sharp from 'sharp'
import type { House } from '#domain/house/house.ts'
import { MANIFEST_PATH, TOUCH_ICON_PATH } from '#domain/house/site-files.ts'

/** Browsers request this path even without a link to it. */
const ICO_PATH = '/favicon.ico'
const ICO_PIXELS = 32

type Bytes = Uint8Array<ArrayBuffer>
type SiteFile = { readonly type: string; readonly make: () => Bytes | Promise<Bytes> }

/**
 * The icons for systems that do not support SVG: a touch icon, `favicon.ico`, and the web app manifest with its icons;
 * null for any other path. Each is rendered from the favicon when first requested.
 */
export function createSiteIcons(
  favicon: Uint8Array,
  house: Pick<House, 'name' | 'description' | 'look'>,
): (request: Request, pathname: string) => Promise<Response> | null {
  const icon = (pixels: number): SiteFile => ({
    type: 'image/png',
    make: () => drawIcon(favicon, pixels, house.look.colors.page),
  })
  const files: Readonly<Record<string, SiteFile>> = {
    [TOUCH_ICON_PATH]: icon(180),
    '/icon-192.png': icon(192),
    '/icon-512.png': icon(512),
    [ICO_PATH]: { type: 'image/x-icon', make: async () => toIco(await drawIcon(favicon, ICO_PIXELS, null)) },
    [MANIFEST_PATH]: {
      type: 'application/manifest+json',
      make: () => new TextEncoder().encode(renderManifest(house)),
    },
  }
  const rendered = new Map<string, Bytes | Promise<Bytes>>()
  return (request, pathname) => {
    const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const bytes = rendered.get(pathname) ?? file.make()
    rendered.set(pathname, bytes)
    return respond(request, file.type, bytes)
  }
}

async function respond({ method }: Request, type: string, bytes: Bytes | Promise<Bytes>): Promise<Response> {
  return new Response(method === 'HEAD' ? null : await bytes, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' },
  })
}

/**
 * Renders at full size, since enlarged pixels would blur. A background is needed where systems fill transparency with
 * black.
 */
async function drawIcon(svg: Uint8Array, pixels: number, background: string | null): Promise<Bytes> {
  const { width = pixels } = await sharp(svg).metadata()
  const density = Math.ceil((72 * pixels) / width)
  const fit = { fit: 'contain', background: background ?? '#0000' } as const
  const drawn = sharp(svg, { density: Math.min(density, 2400) }).resize(pixels, pixels, fit)
  if (background !== null) drawn.flatten(fit)
  return new Uint8Array(await drawn.png().toBuffer())
}

/** An ICO file with one picture, which may be a PNG: header, one entry, the picture. */
function toIco(png: Bytes): Bytes {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, ICO_PIXELS)
  header.setUint8(7, ICO_PIXELS)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.length, true)
  header.setUint32(18, header.byteLength, true)
  const file = new Uint8Array(header.byteLength + png.length)
  file.set(new Uint8Array(header.buffer))
  file.set(png, header.byteLength)
  return file
}

function renderManifest({ name, description, look }: Pick<House, 'name' | 'description' | 'look'>): string {
  const icons = [192, 512].map((pixels) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
  }))
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: '/',
    // Opens in the browser, so that people can copy URLs and use the back button.
    display: 'browser',
    background_color: look.colors.page,
    theme_color: look.colors.page,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  })
}
