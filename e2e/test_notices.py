"""Notices, errors and what is read out reach whoever has a dialog open."""

from __future__ import annotations

import pytest
from driver import ShoresVisitor
from playwright.sync_api import Page, expect
from visitor import from_menu, until_playable

OFFER = "document.querySelector('#update').hidden = false"
"""A new version is ready."""
REFUSED = """() => {
  const data = new DataTransfer();
  const file = new File(['x'], 'folder');
  file.arrayBuffer = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
  Object.defineProperty(data, 'files', {value: [file]});
  document.querySelector('dialog:modal, body').dispatchEvent(
    new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: data}));
}"""
"""Drops a folder on the page."""
INERT = """id => {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  return Boolean(top) && !top.contains(document.getElementById(id));
}"""
"""Whether a live region lies outside the modal dialog, where no screen reader hears it."""
DIALOGS = ["#games-button", '[data-show="about"]', '[data-show="keys"]', '[data-show="timeline"]']


def pressable(page: Page) -> None:
    """Expect that the new version can be seen and pressed, wherever the dialog is scrolled to."""
    button = page.locator("#update-now")
    expect(button).to_be_in_viewport(ratio=1)
    button.click(trial=True)
    page.evaluate("""() => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (top) top.scrollTop = top.scrollHeight;
    }""")
    expect(button).to_be_in_viewport(ratio=1)
    button.click(trial=True)
    for region in ("told", "said", "message"):
        assert not page.evaluate(INERT, region), region


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_new_version_can_be_taken_from_every_dialog(
    visitor: ShoresVisitor, size: tuple[int, int]
) -> None:
    """At the title, in dialogs over it, in dialogs over a game, and when they are closed again."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached")
    page.evaluate(OFFER)
    pressable(page)
    page.click("#games-button")
    pressable(page)
    page.keyboard.press("Escape")
    pressable(page)
    page.click('[data-new="solitaire"]')
    until_playable(page)
    expect(page.locator("body > #notices #update-now")).to_be_in_viewport(ratio=1)
    for opener in DIALOGS:
        from_menu(page, opener)
        pressable(page)
        page.keyboard.press("Escape")
    expect(page.locator("body > #notices #update-now")).to_be_in_viewport(ratio=1)


def test_what_is_said_below_a_dialog_is_said_in_it(visitor: ShoresVisitor) -> None:
    """What is no game; closing the dialog clears it. Saving a game has a dialog of its own."""
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached")
    message = page.locator("dialog:modal #message[role=status]")
    page.evaluate(REFUSED)
    expect(message).to_be_in_viewport(ratio=1)
    expect(message).to_contain_text("This could not be read")
    page.click('[data-new="solitaire"]')
    until_playable(page)
    expect(page.locator("#message")).to_be_empty()
    from_menu(page, "#games-button")
    expect(message).to_be_empty()
    page.click("#games-list button:has-text('Save to a file')")
    expect(page.locator("#saved-text")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator("#games")).to_be_visible()
    expect(message).to_be_empty()
