import { type Answer, send } from '../request.ts'
import type { Target } from './target.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PASSWORD = 'eine lange Nacht am Meer 13'
const STEPS_MAX = 8

/** Signs somebody up through the pages, as a browser without scripts does. Answers their `Cookie` header. */
export async function signUpCustomer(target: Target, email: string): Promise<string> {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(path: string, form?: Record<string, string>): Promise<Answer> {
    const answer = await send(target, {
      what: 'sign-up',
      route: '',
      method: form ? 'POST' : 'GET',
      path,
      headers: { cookie: cookie(), ...(form && FORM) },
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /** Follows redirects; answers the path of the page that they end at. */
  async function follow(start: string, first: Answer): Promise<string> {
    let [path, answer] = [start, first]
    for (let step = 0; answer.headers.location !== undefined && step < STEPS_MAX; step++) {
      const url = new URL(answer.headers.location, target.publicOrigin)
      path = url.pathname + url.search
      answer = await ask(path)
    }
    return path
  }

  const screen = await follow('/login', await ask('/login'))
  await ask(screen, { step: 'email', email })
  const details = { step: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD }
  await follow(screen, await ask(screen, details))
  const profile = await ask('/profile')
  if (profile.status !== 200) throw new Error(`Nobody could sign up: /profile answers ${profile.status}`)
  return cookie()
}
