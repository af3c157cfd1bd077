// Tests of logic read a company of their own, so that no change of the content can break them.
process.env.CONTENT = '__tests__/fixtures/lakeshore'
