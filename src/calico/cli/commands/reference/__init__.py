"""Rules, cats, components and scenarios."""
