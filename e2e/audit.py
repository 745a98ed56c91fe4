"""Checks of the page of any game: by axe-core, by measuring, by listening."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"

OVERFLOW = """() => {
  const wide = document.documentElement;
  const found = [];
  if (wide.scrollWidth > innerWidth) found.push('the page is wider than the window');
  if (wide.scrollHeight > innerHeight + 1) found.push('the page is taller than the window');
  // On a phone the news stand in the panel, which scrolls.
  const parts = ['#bar', '#side', '#piles', 'main > #news', '#cards']
    .map(name => [name, document.querySelector(name)?.getBoundingClientRect()])
    .filter(([, box]) => box?.width && box.height);
  for (const [name, box] of parts) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(name + ' is not in the window');
    for (const [other, that] of parts)
      if (name < other && box.left < that.right - 1 && that.left < box.right - 1
          && box.top < that.bottom - 1 && that.top < box.bottom - 1)
        found.push(name + ' lies over ' + other);
  }
  return found;
}"""


LISTEN = """() => {
  const told = document.querySelector("#told");
  if (!told) return;
  self.spoken = [];
  const observer = new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes) {
      if (!addedNodes.length) continue;
      self.latest = target.id;
      if (target === told) self.spoken.push(...[...addedNodes].map(line => line.textContent));
    }
  });
  for (const heard of [told, document.querySelector("#prompt")])
    observer.observe(heard, {childList: true});
}"""
"""Collects what a screen reader is told of the log, in `self.spoken`; `self.latest` is the id of
what changed last, the log or the prompt.
"""


def axe(page: Page) -> list[str]:
    """The violations that axe-core finds on the current page."""
    # Bypasses the page's content security policy, which forbids injected scripts.
    found = page.evaluate(
        AXE.read_text(encoding="utf-8")
        + "; axe.run(document, {resultTypes: ['violations']}).then(result => "
        "result.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')))"
    )
    return [str(violation) for violation in found]


def overflow(page: Page) -> list[str]:
    """Elements that do not fit into the window, or cover something else."""
    return [str(complaint) for complaint in page.evaluate(OVERFLOW)]


def deflated(text: str) -> str:
    """A text encoded as a link fragment."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
