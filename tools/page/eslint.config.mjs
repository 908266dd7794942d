// How the page's JavaScript is looked over. Types, and names that are not there, are the business of tsc.
import js from "@eslint/js";

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^_" }],
      "no-shadow": "error",
      "no-var": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "object-shorthand": "error",
      "no-implicit-coercion": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-console": "error",
      eqeqeq: "error",
      curly: ["error", "multi-line"],
      // Names and chat are shown as text, never read as markup.
      "no-restricted-properties": ["error", ...["innerHTML", "outerHTML", "insertAdjacentHTML", "write"].map((property) => ({ property }))],
      "no-restricted-syntax": ["error", { selector: "Literal[value=/^https?:\\/\\//]", message: "The page takes nothing from other hosts." }],
    },
  },
];
