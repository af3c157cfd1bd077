import { render, screen } from '@testing-library/react'
import { Hero, SidebarLayout } from '@/components/sections/Hero'

test('the sentence of a hero comes before the places of its picture, which stands above it', () => {
  const house = <svg role="img" aria-label="A house" />
  render(
    <Hero heading="Ants" introduction="Tell us what you saw." picture={house} layout="strip" />,
  )
  const picture = screen.getByRole('img', { name: 'A house' })
  const sentence = screen.getByText('Tell us what you saw.')
  expect(sentence.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the card beside a form comes after the form, which screen readers say first', () => {
  render(
    <SidebarLayout card={<p>Call us</p>}>
      <p>Your name</p>
    </SidebarLayout>,
  )
  const form = screen.getByText('Your name')
  expect(form.compareDocumentPosition(screen.getByText('Call us'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
