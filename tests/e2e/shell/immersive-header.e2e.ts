import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/listening.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// spec 2: header: sticky; transparent on immersive pages until scrolled
test('the header overlays a full-window first picture until the page is scrolled or a menu opens', async ({
  page,
}) => {
  for (const [size, paths] of [
    [PHONE, ['/landing/new-york']],
    [DESKTOP, ['/landing/milan', '/collections/outdoors-till-october', '/']],
  ] as const) {
    await page.setViewportSize(size)
    for (const path of paths) {
      await page.goto(path)
      await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect(await overlap(page), path).toBeGreaterThan(50)
    }
    await page.mouse.wheel(0, 900)
    await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(header(page)).toBeInViewport()
    await page.mouse.wheel(0, -900)
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await header(page).getByRole('link', { name: 'Furniture', exact: true }).hover()
  await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const path of ['/landing/new-york', '/legal/cookies']) {
    await page.goto(path)
    expect(await overlap(page), path).toBeLessThanOrEqual(1)
  }
})

// spec 2: immersive pages: home, landing pages and collections whose first picture is wide enough; the words of the header have a contrast of 4.5 : 1 over any picture
test('the text of the header has a contrast of 4.5 : 1 over a black picture too', async ({ page }) => {
  const black = sharp({ create: { width: 16, height: 10, channels: 3, background: 'black' } })
  const body = await black.png().toBuffer()
  await page.route('**/images?*', (route) => route.fulfill({ contentType: 'image/png', body }))
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const boxes = await wordBoxes(header(page))
    expect(boxes.length).toBeGreaterThan(3)
    const inks = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--color-ink', '--color-accent'].map((name) => style.getPropertyValue(name))
    })
    await header(page).evaluate((element) => element.style.setProperty('visibility', 'hidden'))
    const ground = await darkest(await page.screenshot(), boxes)
    for (const ink of inks) {
      const [red = 0, green = 0, blue = 0] = Buffer.from(ink.replace('#', ''), 'hex')
      const contrast = (ground + 0.05) / (luminance(red, green, blue) + 0.05)
      expect(contrast, `${ink} at ${size.width} px`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

type Box = { x: number; y: number; width: number; height: number }

function header(page: Page): Locator {
  return page.getByRole('banner')
}

/** The CSS pixels of the page that the header covers. */
function overlap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [over, under] = ['header.header', 'main'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    )
    return (over?.bottom ?? 0) - (under?.top ?? 0)
  })
}

/** The boxes of visible text and icons in the header, without visually hidden text. */
function wordBoxes(within: Locator): Promise<Box[]> {
  return within.evaluate((element) => {
    const drawn = [...element.querySelectorAll('a, button')].flatMap((control) => {
      const nodes = [...control.querySelectorAll('*'), control].flatMap((node) => [...node.childNodes])
      return nodes.filter((node) => {
        const isHidden = (node.parentElement?.clientWidth ?? 0) === 1
        return node.nodeName === 'svg' || (node.nodeType === Node.TEXT_NODE && !isHidden)
      })
    })
    const boxes = drawn.flatMap((node) => {
      const range = document.createRange()
      range.selectNode(node)
      return [...range.getClientRects()]
    })
    return boxes.filter(({ width }) => width > 0).map((box): Box => box.toJSON())
  })
}

/** The lowest relative luminance, as defined by WCAG, of the pixels in some boxes of a screenshot. */
async function darkest(screenshot: Buffer, boxes: readonly Box[]): Promise<number> {
  const image = sharp(screenshot).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  let least = 1
  for (const { x, y, width, height } of boxes) {
    for (let row = Math.floor(y); row < y + height; row += 1) {
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const [red = 0, green = 0, blue = 0] = data.subarray((row * info.width + column) * 3)
        least = Math.min(least, luminance(red, green, blue))
      }
    }
  }
  return least
}

function luminance(...channels: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
