import type { HostedScripts } from '#app/page/page-hosted.ts'

/** Origins by directive of the content security policy. */
export type HostedSources = Readonly<
  Partial<Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame', readonly string[]>>
>

export type HostedScriptSettings = { readonly scripts: HostedScripts; readonly sources: HostedSources }

const GOOGLE = 'https://www.googletagmanager.com'
/** The hosts of Google's tag manager and its tags (https://developers.google.com/tag-platform/security/guides/csp). */
const GOOGLE_SOURCES: HostedSources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}
const DIRECTIVES = ['script', 'style', 'img', 'font', 'connect', 'frame'] as const

type Given = {
  CONSENT_SCRIPT_URL?: string | undefined
  TAG_MANAGER_ID?: string | undefined
  TAG_MANAGER_URL?: string | undefined
  ACCESSIBILITY_SCRIPT_URL?: string | undefined
  SCRIPT_HOSTS: readonly string[]
}

export function readHostedScripts(given: Given): HostedScriptSettings {
  const { CONSENT_SCRIPT_URL: consent, ACCESSIBILITY_SCRIPT_URL: accessibility, SCRIPT_HOSTS } = given
  const { TAG_MANAGER_ID: id, TAG_MANAGER_URL: base = GOOGLE } = given
  const tagManager = id && `${base.replace(/\/$/, '')}/gtm.js?id=${id}`
  const scripts: HostedScripts = {
    ...(consent && { consent }),
    ...(tagManager && { tagManager }),
    ...(accessibility && { accessibility }),
  }
  const origins = Object.values(scripts).map((src) => new URL(src).origin)
  const further = Object.keys(scripts).length > 0 ? SCRIPT_HOSTS.map((host) => `https://${host}`) : []
  const google = tagManager && base === GOOGLE ? GOOGLE_SOURCES : {}
  const sources = DIRECTIVES.map((directive): [string, string[]] => [
    directive,
    [
      ...new Set([
        ...(directive === 'script' || directive === 'connect' ? origins : []),
        ...(google[directive] ?? []),
        ...further,
      ]),
    ],
  ])
  return { scripts, sources: Object.fromEntries(sources.filter(([, hosts]) => hosts.length > 0)) }
}
