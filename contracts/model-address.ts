/** The path of files of products, such as their 3D models. */
export const FILES_PATH = '/files/'

/** The path of models as plain files, each in one of its finishes. */
export const MODELS_PATH = '/models/'

/** The search parameter with the name of the finish; without it, a model is as it is drawn. */
export const FINISH_PARAMETER = 'finish'

/** The address of a model as a plain file in a finish; that of a model elsewhere is as it is. */
export function writePlainModelAddress(glb: string, finish: string | null): string {
  if (!glb.startsWith(FILES_PATH)) return glb
  const address = MODELS_PATH + glb.slice(FILES_PATH.length)
  return finish === null ? address : `${address}?${FINISH_PARAMETER}=${encodeURIComponent(finish)}`
}
