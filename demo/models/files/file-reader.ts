/** The only browser class that three.js's exporter needs and Node lacks. */
class NodeFileReader {
  result: ArrayBuffer | string | null = null
  onload: (() => void) | null = null
  onloadend: (() => void) | null = null
  onerror: ((error: unknown) => void) | null = null

  readAsArrayBuffer(blob: Blob): void {
    blob.arrayBuffer().then(
      (bytes) => this.#finish(bytes),
      (error) => this.onerror?.(error),
    )
  }

  readAsDataURL(blob: Blob): void {
    blob.arrayBuffer().then(
      (bytes) => this.#finish(`data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`),
      (error) => this.onerror?.(error),
    )
  }

  #finish(result: ArrayBuffer | string): void {
    this.result = result
    this.onload?.()
    this.onloadend?.()
  }
}

if (!('FileReader' in globalThis)) Object.assign(globalThis, { FileReader: NodeFileReader })
