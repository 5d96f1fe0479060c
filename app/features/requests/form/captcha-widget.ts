import { CAPTCHA_ADDRESSES, type CaptchaProvider } from '#domain/request/captcha.ts'

/** The global API of both services; `render` returns the id of a widget. */
type WidgetApi = {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string
  reset(id: string): void
  remove(id: string): void
}

export type WidgetOptions = {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  readonly language: string
  /** Called with an empty token once the last one has expired. */
  readonly onToken: (token: string) => void
  readonly onFailure: () => void
}

export type CaptchaWidget = { reset(): void; remove(): void }

/** Loads the script once per page. Rejects if it does not load. */
export async function showCaptcha(
  container: HTMLElement,
  { provider, siteKey, language, onToken, onFailure }: WidgetOptions,
): Promise<CaptchaWidget> {
  const api = await loadScript(provider)
  const id = api.render(container, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': onFailure,
    // Turnstile must not add its own field, since the shop has one for the token.
    'response-field': false,
    // Supported by Turnstile and hCaptcha.
    language,
    hl: language,
  })
  return { reset: () => api.reset(id), remove: () => api.remove(id) }
}

const READY_CALLBACK = 'onCaptchaReady'
let loading: Promise<WidgetApi> | null = null

function loadScript(provider: CaptchaProvider): Promise<WidgetApi> {
  loading ??= new Promise<WidgetApi>((resolve, reject) => {
    const script = document.createElement('script')
    const search = new URLSearchParams({ render: 'explicit', onload: READY_CALLBACK })
    Object.assign(window, { [READY_CALLBACK]: () => resolve(Reflect.get(window, provider)) })
    script.src = `${CAPTCHA_ADDRESSES[provider].script}?${search}`
    script.onerror = () => {
      script.remove()
      loading = null
      reject(new Error(`The ${provider} script did not load.`))
    }
    document.head.append(script)
  })
  return loading
}
