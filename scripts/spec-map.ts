import { readSpecMarks } from './check/spec-map.ts'

/**
 * `npm run spec-map [-- SECTION]`: prints the rules of the specification with the tests that verify them, as a Markdown
 * table.
 */
const [section] = process.argv.slice(2)
const marks = readSpecMarks().filter((mark) => section === undefined || mark.section === Number(section))
const cell = (text: string) => text.replaceAll('|', '\\|')
console.log('| § | rule | test |\n|---|---|---|')
for (const mark of marks)
  console.log(`| ${mark.section} | ${cell(mark.rule)} | ${mark.place} ${cell(mark.test)} |`)
