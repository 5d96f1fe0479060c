import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { redirect } from '#app/page/address/redirect.ts'
import type { House } from '#domain/house/house.ts'
import type { SetupStep } from '../../setup/setup-steps.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { isLocalCaller } from '../local-caller.ts'
import { type SecuritySettings, secureDocument } from '../security-headers.ts'

export type SetupPageOptions = {
  publicOrigin: string
  security: SecuritySettings
  house: Pick<House, 'name' | 'look'>
  offersSetup(): boolean
  readSetup(): Promise<readonly SetupStep[]>
  isEmpty(): Promise<boolean>
}

const SETUP_PATH = '/setup'

/** `GET /setup`: the remaining steps before the shop opens, for callers on this machine. */
export async function handleSetup(
  context: Context<HttpEnvironment>,
  options: SetupPageOptions,
): Promise<Response> {
  const { security, house } = options
  if (!mayRead(context, options)) return context.notFound()
  const page = renderSetupPage(await options.readSetup(), house)
  const secured = secureDocument(String(await page), null, security)
  const headers = { 'cache-control': 'no-store', 'content-security-policy': secured.policy }
  return context.html(secured.html, 200, headers)
}

/** Redirects callers on this machine from an empty shop's home page to the setup page. */
export async function openSetup(
  context: Context<HttpEnvironment>,
  next: () => Promise<void>,
  options: SetupPageOptions,
): Promise<Response | undefined> {
  if (mayRead(context, options) && (await options.isEmpty())) {
    return redirect(SETUP_PATH, { status: 302, headers: { 'cache-control': 'no-store' } })
  }
  await next()
  return undefined
}

function mayRead(context: Context<HttpEnvironment>, options: SetupPageOptions): boolean {
  const { publicOrigin, offersSetup } = options
  return isLocalCaller(context.req.raw.headers, context.env, publicOrigin) && offersSetup()
}

function renderSetupPage(steps: readonly SetupStep[], { name, look }: SetupPageOptions['house']) {
  const done = steps.filter(({ isDone }) => isDone).length
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Set up ${name}</title><style>${raw(renderStyle(look))}</style></head>
<body><main><p class="name">${name}</p><h1>Your shop is running. Here is what it needs before it opens.</h1><p class="count">${done} of ${steps.length} done. Only this machine sees this page.</p>
<ol>${steps.map(
    ({ title, text, command, isDone }) =>
      html`<li class="${isDone ? 'done' : 'open'}"><h2>${title} <span>${isDone ? 'Done' : 'To do'}</span></h2><p>${text}</p>${command ? html`<pre><code>${command}</code></pre>` : ''}</li>`,
  )}</ol>
<p>Reload this page after each step. <code>npm run doctor</code> prints the same list. <a href="/home">See the shop as visitors do</a></p></main></body>
</html>
`
}

const renderStyle = ({ colors, families }: House['look']) =>
  `body{margin:0;background:${colors.page};color:${colors.ink};font:1rem/1.6 ${families.text}}
main{max-width:44rem;margin:0 auto;padding:clamp(2rem,8vw,5rem) 1.5rem}
.name,h1,h2{font-family:${families.display};font-weight:400}
.name{font-size:1.25rem;margin:0 0 2rem}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.2;margin:0;text-wrap:balance}
.count,li.done p{color:${colors.muted}}
ol{list-style:none;margin:2.5rem 0;padding:0;border-top:1px solid ${colors.hairline}}
li{padding:1.25rem 0;border-bottom:1px solid ${colors.hairline}}
h2{display:flex;justify-content:space-between;gap:1rem;font-size:1.25rem;margin:0}
h2 span{font:0.875rem/2 ${families.text};white-space:nowrap}
li.open h2 span{color:${colors.accent}}
li.done h2 span{color:${colors.muted}}
li p{margin:.25rem 0 0}
pre{margin:.75rem 0 0;padding:.75rem 1rem;background:${colors.linen};overflow-x:auto;font-size:.875rem}
a{color:inherit}`
