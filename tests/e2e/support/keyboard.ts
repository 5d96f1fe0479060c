import { expect, type Locator, type Page } from '@playwright/test'

/** How many elements a keyboard user may have to pass at most. */
const STEPS_MAX = 80

/**
 * Presses Tab, or Shift and Tab, until an element has the focus. Every element on the way must be in the window and
 * marked as focused.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const passed: string[] = []
  while (passed.length < STEPS_MAX) {
    await page.keyboard.press(key)
    const { isTarget, name, fault: problem } = await target.evaluate(focusSeen)
    expect(problem, `the focus on ${name}`).toBeNull()
    if (isTarget) return
    passed.push(name)
  }
  throw new Error(`Not reached by ${key}; passed ${passed.join(', ')}`)
}

/** Runs in the browser: which element has the focus, and what is wrong with how it is shown. */
function focusSeen(target: Element) {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { isTarget: false, name: 'the window', fault: null }
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  // A field marks its frame; a checkbox is marked by its surrounding element.
  const shown = focused.closest('.MuiOutlinedInput-root, .MuiCheckbox-root, .MuiSwitch-root') ?? focused
  const isMarked = [focused, shown, ...shown.querySelectorAll('fieldset')].some((part) => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(part)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    return hasOutline || (part.matches('fieldset') && Number.parseFloat(borderTopWidth) >= 2)
  })
  const problem = isInWindow ? (isMarked ? null : 'has no mark') : 'is outside of the window'
  return { isTarget: focused === target, name, fault: problem }
}
