import { type AttackResponse, send } from '../request.ts'
import type { Target } from './target.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const STEPS_MAX = 8

/** A browser without scripts: it stores cookies, sends forms and follows redirects. */
export type Browser = {
  /** The value of its `Cookie` header. */
  cookie(): string
  call(path: string, form?: Readonly<Record<string, string>>): Promise<AttackResponse>
  /** Follows the redirects of a response. Returns the path of the final page. */
  follow(path: string, response: AttackResponse): Promise<string>
}

export function openBrowser(target: Target): Browser {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function call(path: string, form?: Readonly<Record<string, string>>): Promise<AttackResponse> {
    const response = await send(target, {
      what: 'a browser',
      route: '',
      method: form ? 'POST' : 'GET',
      path,
      headers: { cookie: cookie(), ...(form && FORM) },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    for (const line of response.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  async function follow(start: string, first: AttackResponse): Promise<string> {
    let [path, response] = [start, first]
    for (let step = 0; response.headers.location !== undefined && step < STEPS_MAX; step++) {
      const url = new URL(response.headers.location, target.publicOrigin)
      path = url.pathname + url.search
      response = await call(path)
    }
    return path
  }
  return { cookie, call, follow }
}
