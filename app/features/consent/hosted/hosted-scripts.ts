import { dataLayer } from '#app/page/data-layer.ts'
import type { HostedScripts } from '#app/page/page-hosted.ts'
import { loadHostedScript } from '#app/ui/behavior/hosted-script.ts'
import type { ConsentKind } from '#domain/visitor/consent.ts'
import { consentDefaults, createConsentState, reportedConsent } from '#domain/visitor/consent-mode.ts'

export type HostedScriptsControl = {
  update(granted: readonly ConsentKind[]): void
}

/**
 * Loads the scripts named in the settings (Spec §7): first the consent state for tags, then the consent platform, then
 * the others. With the shop's own consent banner, the tag manager loads once any consent is given. With a platform it
 * loads at once, since it waits for the platform. `onReport` is called with the choice made at the platform.
 */
export function startHostedScripts(
  { consent, tagManager, accessibility }: HostedScripts,
  { onReport, nowMs }: { onReport: (granted: readonly ConsentKind[]) => void; nowMs: () => number },
): HostedScriptsControl {
  let isTagManagerLoaded = false
  let lastUpdate: string | null = null
  for (const state of consentDefaults()) pushCommand('consent', 'default', state)
  if (consent) {
    observeReports(onReport)
    void load(consent)
    loadTagManager()
  }
  if (accessibility) void load(accessibility)

  function loadTagManager(): void {
    if (!tagManager || isTagManagerLoaded) return
    isTagManagerLoaded = true
    dataLayer().push({ 'gtm.start': nowMs(), event: 'gtm.js' })
    void load(tagManager)
  }

  return {
    update(granted) {
      // A consent platform reports the choice to the tags itself.
      if (consent) return
      const state = createConsentState(granted)
      const serialized = JSON.stringify(state)
      if (serialized !== lastUpdate) pushCommand('consent', 'update', state)
      lastUpdate = serialized
      if (granted.length > 0) loadTagManager()
    },
  }
}

/** Failures are ignored, since the page works without the script. */
function load(src: string): Promise<void> {
  return loadHostedScript(src).catch((error: unknown) => console.error(error))
}

/** Tags require the `arguments` object of a call, not an array. */
function pushCommand(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the protocol of tags
  dataLayer().push(arguments)
}

/** Reads the choices that the consent platform pushes to the data layer. */
function observeReports(onReport: (granted: readonly ConsentKind[]) => void): void {
  const layer = dataLayer()
  const push = layer.push.bind(layer)
  layer.push = (...entries: unknown[]) => {
    for (const entry of entries) {
      const granted = isConsentUpdate(entry) ? reportedConsent(entry[2]) : null
      if (granted) onReport(granted)
    }
    return push(...entries)
  }
}

function isConsentUpdate(entry: unknown): entry is { 0: string; 1: string; 2: unknown } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    Reflect.get(entry, 0) === 'consent' &&
    Reflect.get(entry, 1) === 'update'
  )
}
