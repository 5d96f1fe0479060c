import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { expect } from '../journey.ts'
import { expectAccessible, type Measured } from './accessible.ts'
import { findEnglishWords } from './visible-words.ts'

/**
 * The shifts below this cap are in the header: the cart count, which arrives after the document, and web fonts, which
 * on a busy machine load after everything was painted and then add up to 0.0006. A page that moves down by one line
 * adds at least 0.005.
 */
const SHIFT_CAP = 0.0009

/** Expects what every page must meet: it is in its language, has one title, and is complete, stable and accessible. */
export async function expectGoodPage(page: Page, where: Locale, measured: Measured = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), page.url()).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(toLanguageTag(where))
  await readThrough(page)
  expect(await findEnglishWords(page, where.language), page.url()).toEqual([])
  expect(await brokenPictures(page), page.url()).toEqual([])
  expect(await enlargedPictures(page), page.url()).toEqual([])
  expect(await shiftsOf(page), page.url()).toEqual([])
  await expectAccessible(page, measured)
  await expectNoSidewaysScroll(page)
}

/** Expects what every layer open over a page must meet. */
export async function expectGoodLayer(page: Page, where: Locale, measured: Measured = {}): Promise<void> {
  expect(await findEnglishWords(page, where.language)).toEqual([])
  await expectAccessible(page, measured)
  await expectNoSidewaysScroll(page)
}

/** Expects that nothing is wider than the window; a failure names the element. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px in a window of ${clientWidth} px` : null
  })
  expect(tooWide).toBeNull()
}

/** A headless browser sometimes stops painting or responding in one tab, so that the page cannot be read. */
export class FrozenTab extends Error {}

const READ_CAP_MS = 90_000

/**
 * Scrolls from top to bottom like a reader, and waits for the pictures. A tab whose scripts run but which is not
 * painted does not recover until it is reloaded; on a busy machine that happens to one page in a hundred.
 */
async function readThrough(page: Page): Promise<void> {
  if (await isPaintedThroughout(page)) return
  await page.reload()
  if (!(await isPaintedThroughout(page))) throw new FrozenTab(`${page.url()} is no longer painted`)
}

/** False if a frame is missing. Throws if not even scripts run. */
async function isPaintedThroughout(page: Page): Promise<boolean> {
  const reading = page.evaluate(async () => {
    let isPainted = true
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))
    const nextFrame = async () => {
      isPainted &&= (await Promise.race([frame(), after(10_000)])) === true
    }
    // A browser sometimes never reports that a picture is decoded.
    const decoded = (picture: HTMLImageElement) => Promise.race([picture.decode(), after(5_000)])
    const inSight = (picture: HTMLImageElement) => {
      const { top, bottom, width } = picture.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    for (let y = 0; isPainted && y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
      await Promise.allSettled([...document.images].filter(inSight).map(decoded))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
    await nextFrame()
    return isPainted
  })
  const isPainted = await Promise.race([reading, pause(READ_CAP_MS, null, { ref: false })])
  if (isPainted === null) throw new FrozenTab(`${page.url()} no longer responds`)
  return isPainted
}

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  )
}

/**
 * Pictures that are displayed larger than their own size, which is in their attributes, since the browser may have
 * loaded a smaller version. Half a pixel is a rounding error.
 */
async function enlargedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((picture) => {
      const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)))
      if (!width || !height || picture.clientWidth === 0) return []
      const scales = [picture.clientWidth / width, picture.clientHeight / height]
      const covers = getComputedStyle(picture).objectFit === 'cover'
      const scale = covers ? Math.max(...scales) : Math.min(...scales)
      return scale * width > width + 0.5
        ? [`${picture.clientWidth} × ${picture.clientHeight} of ${width} × ${height}: ${picture.currentSrc}`]
        : []
    }),
  )
}

/** The elements that shifted since the page loaded, and by how much; empty if the sum is within the cap. */
async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords().map((entry) => entry.toJSON())
    observer.disconnect()
    return entries.filter(({ hadRecentInput }) => !hadRecentInput)
  })
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return total >= SHIFT_CAP ? shifts.map(({ value, sources }) => `${value}: ${JSON.stringify(sources)}`) : []
}

/** Expects the metadata for search engines: an indexable page has one canonical URL, and one alternate per locale. */
export async function expectHead(
  page: Page,
  where: Locale,
  { isListed }: { isListed: boolean },
): Promise<void> {
  const { title, robots, canonical, alternates } = await headOf(page)
  expect(title).not.toBe('')
  if (!isListed) {
    expect({ robots, canonical, alternates }).toEqual({ robots: ['noindex'], canonical: [], alternates: [] })
    return
  }
  expect({ robots, canonical }).toEqual({ robots: [], canonical: [page.url().replace(/\?.*/, '')] })
  expect(alternates).toEqual(expect.arrayContaining(['x-default', toLanguageTag(where), 'de-AT', 'fr-BE']))
}

async function headOf(page: Page) {
  return page.evaluate(() => {
    const links = [...document.head.children].filter((child) => child instanceof HTMLLinkElement)
    const metas = [...document.head.children].filter((child) => child instanceof HTMLMetaElement)
    return {
      title: document.title,
      robots: metas.filter(({ name }) => name === 'robots').map(({ content }) => content),
      canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
      alternates: links.filter(({ rel }) => rel === 'alternate').map(({ hreflang }) => hreflang),
    }
  })
}
