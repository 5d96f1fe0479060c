/** A stream ends if its reader stops reading for this long. */
export const STALLED_SECONDS = 60

/**
 * Streams lines as a response, no faster than its reader reads. `end` is called once: when all lines have been read, or
 * when the stream fails, is canceled or stalls, even before the first line, since a generator that never started does
 * not run its `finally`.
 */
export function streamLines(
  lines: AsyncGenerator<string>,
  {
    reportError,
    end,
    stalledMs = STALLED_SECONDS * 1000,
  }: { reportError: (error: unknown) => void; end: () => void; stalledMs?: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stallTimer: NodeJS.Timeout | undefined
  function waitForReader(controller: ReadableStreamDefaultController) {
    stallTimer = setTimeout(() => {
      controller.error(new Error('The reader of an export has stalled'))
      stop().catch(reportError)
    }, stalledMs).unref()
  }
  async function stop() {
    clearTimeout(stallTimer)
    try {
      await lines.return(undefined)
    } finally {
      end()
    }
  }
  return new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(stallTimer)
        try {
          const { done, value } = await lines.next()
          if (!done) {
            controller.enqueue(encoder.encode(value))
            return waitForReader(controller)
          }
          end()
          controller.close()
        } catch (error) {
          end()
          reportError(error)
          controller.error(error)
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
}
