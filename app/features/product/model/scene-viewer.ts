import { writePlainModelAddress } from '#contracts/model-address.ts'
import type { ModelView } from './model-view.ts'

/** The fragment at which a browser opens the page again if the phone lacks Scene Viewer. */
export const NO_SCENE_VIEWER = '#no-scene-viewer'

/**
 * Returns a URL that opens a model in Scene Viewer, Android's app for it
 * (https://developers.google.com/ar/develop/scene-viewer): in a finish of its file, at true size, with a link back to
 * the page of the product (`page`, absolute).
 */
export function sceneViewerUrl({
  model: { glb, placement },
  finish,
  title,
  page,
}: {
  model: Pick<ModelView, 'glb' | 'placement'>
  finish: string | null
  title: string
  page: string
}): string {
  const { href } = new URL(page)
  const link = href.split('#', 1)[0] ?? href
  const parameters = [
    ['file', new URL(writePlainModelAddress(glb, finish), link).href],
    ['mode', 'ar_preferred'],
    ['resizable', 'false'],
    ...(placement === 'wall' ? [['enable_vertical_placement', 'true']] : []),
    ['title', title],
    ['link', link],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(link + NO_SCENE_VIEWER)}`,
  ]
  return `intent://arvr.google.com/scene-viewer/1.2?${parameters.join('&')}#Intent;${intent.join(';')};end;`
}
