const loading = new Map<string, Promise<void>>()

/**
 * Loads a third-party script once, however often it is requested; the page's policy must list its host. Rejects if it
 * cannot be loaded; the next request tries again.
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
