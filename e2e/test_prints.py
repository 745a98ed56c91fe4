"""Pictures are printed as a browser would draw their files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
COMPARE = """
import { PLATES } from "plates";
import { plate } from "./plate.js";
import { draw } from "./print.js";

self.names = Object.keys(PLATES);
self.compare = async (name, crop) => {
  const [width, height] = crop === "wide" ? [720, 432] : [360, 450];
  const text = plate(PLATES[name](crop), crop);
  const pixels = paint => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    paint(context);
    return context.getImageData(0, 0, width, height).data;
  };
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], {type: "image/svg+xml"}));
  await image.decode();
  const printed = pixels(context => draw(context, text));
  const drawn = pixels(context => context.drawImage(image, 0, 0, width, height));
  return printed.reduce((sum, value, at) => sum + Math.abs(value - drawn[at]), 0) / printed.length;
};
"""
"""The mean difference, of 255, of a picture as it is printed from the same drawn from its file."""


@pytest.mark.parametrize("game", ["shores", "wilderness"])
def test_a_print_looks_like_its_file(browser: Browser, game: str) -> None:
    """Every picture, in one of its two crops: nothing in it is left out, or drawn elsewhere."""
    bundled = subprocess.run(
        [
            ROOT / "node_modules" / ".bin" / "esbuild", "--bundle", "--format=iife",
            f"--alias:plates={ROOT / 'web' / 'src' / game / 'plates.js'}",
        ],
        input=COMPARE, cwd=ROOT / "web" / "src" / "table" / "engraver",
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    page = browser.new_page()
    page.evaluate(bundled.stdout)
    names = page.evaluate("self.names")
    assert len(names) > 60
    for index, name in enumerate(names):
        crop = ["wide", "tall"][index % 2]
        assert page.evaluate("([name, crop]) => compare(name, crop)", [name, crop]) < 1, name
    page.close()
