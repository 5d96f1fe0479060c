import { expect, type Page, type Response } from '@playwright/test'

/**
 * A browser aborts requests when the page changes, and loads no scripts if they are disabled; the console reports what
 * the content security policy blocks.
 */
const IGNORED_ERRORS = new Set(['net::ERR_ABORTED', 'csp'])

/** The browser's message that scripts are blocked in a frame (a compared page in preview). */
const SCRIPTLESS_FRAME = 'Blocked script execution'

/** What the browser and the caller report of a failed request. */
const FAILED_REQUEST =
  /^(?:request: net::ERR_FAILED|console: Failed to load resource|console: TypeError: Failed to fetch| {4}at ).*\n?/gm

/** Collects everything that a browser reports as an error while a page is used; none of it is acceptable. */
export class BrowserErrors {
  readonly #page: Page
  readonly #complaints: string[] = []
  readonly #refused = new Set<string>()

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      const { url } = message.location()
      const isBrowserError = message.type() === 'error' && !message.text().startsWith(SCRIPTLESS_FRAME)
      if (isBrowserError && !this.#isRefusal(url)) this.#complain(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#complain(`script: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (!IGNORED_ERRORS.has(reason)) this.#complain(`request: ${reason} ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !this.#isRefusal(response.url()))
        this.#complain(`${response.status()} ${response.url()}`)
    })
  }

  /** Expects that a request failed because the journey aborted it, and that nothing else was reported so far. */
  expectFailureOf(address: RegExp): void {
    const reported = this.#complaints.splice(0).join('\n')
    expect(reported).toMatch(address)
    expect(reported.replaceAll(FAILED_REQUEST, '')).toBe('')
  }

  /** Opens a page that is expected to respond with this status. */
  async open(address: string, status = 200): Promise<Response> {
    if (status >= 400) this.#refused.add(address)
    const response = await this.#page.goto(address)
    expect(response?.status(), address).toBe(status)
    if (response === null) throw new Error(`${address} did not answer`)
    return response
  }

  expectNone(): void {
    expect(this.#complaints).toEqual([])
  }

  #isRefusal(url: string): boolean {
    return [...this.#refused].some((address) => url.endsWith(address))
  }

  #complain(text: string): void {
    this.#complaints.push(`${text} (on ${this.#page.url()})`)
  }
}
