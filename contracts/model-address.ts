export const FILES_PATH = '/files/'

export const MODELS_PATH = '/models/'

/** The name of the finish; without it the model is unchanged. */
export const FINISH_PARAMETER = 'finish'

/** A model on another host keeps its URL. */
export function writePlainModelAddress(glb: string, finish: string | null): string {
  if (!glb.startsWith(FILES_PATH)) return glb
  const path = MODELS_PATH + glb.slice(FILES_PATH.length)
  return finish === null ? path : `${path}?${FINISH_PARAMETER}=${encodeURIComponent(finish)}`
}
