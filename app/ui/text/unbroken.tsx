/** Prevents line breaks in a part of a text, such as a number with hyphens. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const index = text.indexOf(part)
  if (index < 0) return text
  return (
    <>
      {text.slice(0, index)}
      <span className="whitespace-nowrap">{part}</span>
      {text.slice(index + part.length)}
    </>
  )
}
