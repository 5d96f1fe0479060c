const loading = new Map<string, Promise<void>>()

/**
 * Loads a script of another site once, however often it is requested; the policy of the page must list its host. Rejects if it
 * cannot be loaded, and tries again with the next request.
 */
export function loadHostedScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`The script ${src} could not be loaded`))
    }
    document.head.append(script)
  })
  loading.set(src, started)
  return started
}
